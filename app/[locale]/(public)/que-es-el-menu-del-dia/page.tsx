import { MenuGuide } from '@/components/guide/menu-guide'
import { guideMetadata } from '@/lib/seo/guide-metadata'

export const generateMetadata = () => guideMetadata('es')

export default function Page() {
  return <MenuGuide language="es" />
}
