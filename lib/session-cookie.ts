/** `__Host-` binds the cookie to this host. Browsers accept the prefix over https alone. */
export const sessionCookieName = (secure: boolean) => (secure ? '__Host-mantel' : 'mantel')
