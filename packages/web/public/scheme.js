// Sets the remembered colour scheme before the first paint, so that a dark screen never flashes white.
const remembered = () => {
  try {
    return localStorage.getItem('kilau.scheme');
  } catch {
    // Storage may be forbidden; then every start is light.
    return null;
  }
};
document.documentElement.dataset.mantineColorScheme = remembered() === 'dark' ? 'dark' : 'light';
