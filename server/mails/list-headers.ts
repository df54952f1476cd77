import type { Composing } from './mail'

/** RFC 2919 and 8058: mail programs sort by List-Id and show a button for List-Unsubscribe. */
export function listHeaders({ site }: Pick<Composing, 'site'>, list: string, oneClick: string) {
  return {
    'List-Id': `<${list}.${new URL(site.url).hostname}>`,
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    Precedence: 'bulk',
  }
}
