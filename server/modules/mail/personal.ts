import type { Services } from '@/server/ctx'
import { signedAddress } from '@/server/links/urls'
import type { Composed } from '@/server/mails/mail'

export type RenderedLetter = Omit<Composed, 'body'> & { html: string; text: string }

/** Nobody's: what many receive is written to it once, and then addressed to each. */
export const nobody = 'nadie@mantel.invalid'

/** The same letter with the links of another address; nothing else in it differs from reader to reader. */
export async function addressedTo(
  needs: Pick<Services, 'signer'>,
  { html, text, headers = {}, ...rest }: RenderedLetter,
  to: string,
): Promise<RenderedLetter> {
  const [from, theirs] = await Promise.all([signedAddress(needs, nobody), signedAddress(needs, to)])
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
