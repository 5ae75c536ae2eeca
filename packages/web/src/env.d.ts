/** Version of the program, put in by the build from the root `package.json`. */
declare const __VERSION__: string;
