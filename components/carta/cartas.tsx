import { useTranslations } from 'next-intl'
import { Accordion } from '@/components/ui/accordion'
import { fileType } from '@/contract/rules/file-type'
import type { ReadingProps } from './carta-section'
import { StoredFile } from './stored-file'

export function Cartas({ restaurant, viewer }: ReadingProps) {
  const t = useTranslations('carta')
  const { cartas: files, additionalMenuUrl, pictures } = restaurant
  const isAlone = additionalMenuUrl && !files.some(({ url }) => url === additionalMenuUrl)
  const cartas = isAlone
    ? [{ url: additionalMenuUrl, name: t('whole'), type: fileType(additionalMenuUrl) }, ...files]
    : files
  return (
    <Accordion title={<h2>{t('title')}</h2>}>
      {cartas.length === 0 ? (
        <p className="text-soft">{t('none')}</p>
      ) : (
        <ul className="grid gap-6">
          {cartas.map(({ url, name, type }) => (
            <li key={url}>
              <StoredFile url={url} name={name} type={type} seen={pictures?.[url]} labels={viewer} />
            </li>
          ))}
        </ul>
      )}
    </Accordion>
  )
}
