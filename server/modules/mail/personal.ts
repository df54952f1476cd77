import type { Services } from '@/server/ctx'
import { signedAddress } from '@/server/links/urls'
import type { Composed } from '@/server/mails/mail'

export type RenderedMail = Omit<Composed, 'body'> & { html: string; text: string }

/** A placeholder address: a mail for many people is rendered once to this address and then readdressed to each person. */
export const nobodysAddress = 'nadie@mantel.invalid'

/** Returns the mail with the links of another address. Mails to different readers differ only in these links. */
export async function addressedTo(
  needs: Pick<Services, 'signer'>,
  { html, text, headers = {}, ...rest }: RenderedMail,
  to: string,
): Promise<RenderedMail> {
  const [from, theirs] = await Promise.all([signedAddress(needs, nobodysAddress), signedAddress(needs, to)])
  const [fromHtml, theirsHtml] = [from, theirs].map((one) => one.replaceAll('&', '&amp;'))
  return {
    ...rest,
    html: html.replaceAll(fromHtml ?? '', () => theirsHtml ?? ''),
    text: text.replaceAll(from, () => theirs),
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replaceAll(from, () => theirs)]),
    ),
  }
}
