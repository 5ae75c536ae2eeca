import type { ReactNode } from 'react';

/**
 * Line drawings, 24 × 24, in the colour of the text beside them. Decoration only: the name stands in words next to
 * them.
 */
const PATHS = {
  home: <path d="M3 11.5 12 4l9 7.5M5.5 9.8V20h13V9.8" />,
  box: <path d="M3.5 7.5 12 3l8.5 4.5v9L12 21l-8.5-4.5zM3.5 7.5 12 12l8.5-4.5M12 12v9" />,
  tag: <path d="M4 4h7.5L20 12.5 12.5 20 4 11.5zM8 8h.01" />,
  order: <path d="M7 4h10v16H7zM10 8h4M10 12h4M10 16h2" />,
  cart: <path d="M4 5h2l2.2 10h9.3L20 8H7M9.5 19.5h.01M16.5 19.5h.01" />,
  wrench: <path d="M14.5 6.5a4 4 0 0 1 5.2 5.2l-2.6-.5-1.6-1.6zM14 10 5.5 18.5" />,
  hand: <path d="M4 7h16v10H4zM12 9.5v5M14.5 12h-5" />,
  check: <path d="m4.5 12.5 5 5 10-11" />,
  chart: <path d="M4 20h16M7 17v-6M12 17V6M17 17v-9" />,
  users: (
    <path d="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM3 19.5c.6-3.3 3-5 6-5s5.4 1.7 6 5M16 5a3.2 3.2 0 0 1 0 6.2M18 14.8c1.7.7 2.7 2.3 3 4.7" />
  ),
  tools: <path d="M5 6h14M5 12h14M5 18h14M9 4v4M15 10v4M8 16v4" />,
  search: <path d="M11 17.5a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM16 16l4.5 4.5" />,
  barcode: <path d="M4 5v14M8 5v14M11 5v14M15 5v14M18 5v14M20 5v14" />,
  viewfinder: (
    <path d="M4 8.5V4h4.5M15.5 4H20v4.5M20 15.5V20h-4.5M8.5 20H4v-4.5M8 8.5v7M11 8.5v7M13.5 8.5v7M16 8.5v7" />
  ),
  sun: (
    <path d="M12 16.5a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4" />
  ),
  moon: <path d="M20 14.5A8 8 0 0 1 9.5 4 8 8 0 1 0 20 14.5z" />,
  globe: (
    <path d="M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.8 2.6 4 5.6 4 9s-1.2 6.4-4 9c-2.8-2.6-4-5.6-4-9s1.2-6.4 4-9z" />
  ),
  left: <path d="m14.5 5.5-6.5 6.5 6.5 6.5" />,
  right: <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />,
  down: <path d="m5.5 9 6.5 6.5L18.5 9" />,
  menu: <path d="M4 6.5h16M4 12h16M4 17.5h16" />,
  filter: <path d="M4 5h16l-6.5 8v6l-3-1.8V13z" />,
  clock: <path d="M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V12l3 2" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5v14M5 12h14" />,
  trash: <path d="M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 11v5M13.5 11v5" />,
  pencil: <path d="M5 19l1-4L16.5 4.5l3 3L9 18zM14 7l3 3" />,
  file: <path d="M6 3.5h8l4 4v13H6zM14 3.5v4h4" />,
  print: <path d="M7 9V4h10v5M7 17H4v-8h16v8h-3M7 14h10v6.5H7z" />,
  scale: <path d="M12 5v14M7 19h10M5 8h14M5 8l-2.5 5.5h5zM19 8l-2.5 5.5h5z" />,
  wifi: <path d="M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M9.7 16.5a3.5 3.5 0 0 1 4.6 0M12 19.5h.01" />,
  eye: (
    <path d="M2.5 12C4.6 7.8 8 5.5 12 5.5s7.4 2.3 9.5 6.5c-2.1 4.2-5.5 6.5-9.5 6.5S4.6 16.2 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z" />
  ),
  eyeOff: (
    <path d="M4 4l16 16M9.9 5.8c.7-.2 1.4-.3 2.1-.3 4 0 7.4 2.3 9.5 6.5-.8 1.6-1.8 2.9-3 3.9M6.6 7.3C4.9 8.4 3.5 10 2.5 12c2.1 4.2 5.5 6.5 9.5 6.5 1.7 0 3.2-.4 4.6-1.1M10 9.9a3 3 0 0 0 4.1 4.2" />
  ),
  lock: <path d="M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />,
  warn: <path d="M12 4 2.5 20h19zM12 10v4.5M12 17.2h.01" />,
  empty: <path d="M4 14 6.5 5h11L20 14v5H4zM4 14h5l1 2h4l1-2h5" />,
  store: <path d="M4 10v10h16V10M3 10l2-6h14l2 6M3 10a3 3 0 0 0 6 0 3 3 0 0 0 6 0 3 3 0 0 0 6 0M10 20v-5h4v5" />,
  user: <path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />,
  photo: <path d="M4 5h16v14H4zM4 16l4.5-4.5 4 4L15 13l5 4.5M15.5 9h.01" />,
  list: <path d="M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />,
  gem: <path d="M7 4.5h10l4 5-9 10.5L3 9.5zM3 9.5h18M9 9.5 12 20l3-10.5M9 9.5l3-5 3 5" />,
  book: <path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-3h11M9 8h6" />,
  star: <path d="m12 4 2.4 5 5.6.7-4.1 3.8 1.1 5.5L12 16.2 7 19l1.1-5.5L4 9.7l5.6-.7z" />,
  keyboard: <path d="M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8" />,
} satisfies Record<string, ReactNode>;

export type IconName = keyof typeof PATHS;

export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {PATHS[name]}
    </svg>
  );
}
