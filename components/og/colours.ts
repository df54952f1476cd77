/** The colours of the light theme: a picture in a chat has no dark mode. */
export const ink = '#1d1a16'
export const muted = '#5d564c'
export const paper = '#fffdf8'
export const mustard = '#f2b632'
export const red = '#b00f28'
