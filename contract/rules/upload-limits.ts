/** What a place takes: 'photo' is JPEG and PNG (SPEC.md §5), 'image' any picture, 'document' pictures and PDFs. */
export type UploadAccept = 'photo' | 'image' | 'document'

const megabyte = 1024 * 1024

export const maxImageBytes = 10 * megabyte
export const maxPdfBytes = 20 * megabyte

/** Beyond it a picture is taken for a decompression bomb; phones make 50. */
export const maxImagePixels = 64_000_000
