/** The flag in the browser's storage, beside the sealed cookie. */
export const signedInFlag = 'isAuthenticated'

/** The attribute of `html` while the flag is set. app/styles/utilities.css has the variant `signed-in:`. */
export const signedInMark = 'data-signed-in'
