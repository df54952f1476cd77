/** What the peer and we know of each other. */
export const graphAccess = { token: 'EAAtest', version: 'v25.0', phoneId: '106540352242922' }
export const webhookAccess = { appSecret: 'el secreto de la app', verifyToken: 'una palabra' }
