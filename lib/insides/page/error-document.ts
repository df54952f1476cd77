/**
 * Where a page ends in notFound() or an error, Next sends an empty document that only scripts fill. Crawlers and browsers without scripts
 * need another page.
 */
export const isErrorDocument = (body: Buffer) => body.subarray(0, 200).includes('id="__next_error__"')
