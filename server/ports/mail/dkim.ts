export type Dkim = { domainName: string; keySelector: string; privateKey: string }

/** What a signature covers; RFC 8058 wants List-Unsubscribe-Post in it, which nodemailer leaves out of itself. */
export const signedFields = [
  'From',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'To',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Id',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':')
