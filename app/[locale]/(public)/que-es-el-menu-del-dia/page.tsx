import { MenuGuide } from '@/components/guide/menu-guide'
import { guideMetadata } from '@/lib/seo/guide-metadata'

export const generateMetadata = guideMetadata

export default MenuGuide
