/** Who reads what visitors and owners write, unless SUPPORT_EMAIL says otherwise. */
export const supportEmail = 'hola@mantel.example'
