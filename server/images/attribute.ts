/** Text from an owner, between an SVG attribute's quotes. */
export const attribute = (text: string) =>
  text.replace(/[&<>"']/g, (one) => `&#${one.charCodeAt(0)};`).replace(/\p{Cc}/gu, '')
