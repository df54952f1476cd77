/** `__Host-` binds the cookie to this host, which a browser grants over https alone. */
export const sessionCookieName = (secure: boolean) => (secure ? '__Host-mantel' : 'mantel')
