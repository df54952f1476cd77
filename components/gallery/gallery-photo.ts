export type GalleryPhoto = { url: string; alt: string }
