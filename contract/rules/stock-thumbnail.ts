const ground = /^\/templates\/([a-z0-9-]+)\/feed\.svg$/

/** A template's small picture: of one of ours, and of what stands on its ground, with a menu in it; else the ground itself. */
export const templateThumbnail = (imageUrl: string) => imageUrl.replace(ground, '/templates/$1/small.webp')
