type Props = { d: string }

const Icon = ({ d }: Props) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 24 24"
    className="size-5"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
  >
    <path d={d} />
  </svg>
)

const across = {
  left: 'M4 6h16M4 12h10M4 18h13',
  center: 'M4 6h16M7 12h10M5.5 18h13',
  right: 'M4 6h16M10 12h10M7 18h13',
}
const down = {
  top: 'M4 4h16M8 9h8M8 13h8',
  middle: 'M4 12h3M17 12h3M8 9h8M8 15h8',
  bottom: 'M4 20h16M8 11h8M8 15h8',
}

export const AlignIcon = ({ align }: { align: keyof typeof across }) => <Icon d={across[align]} />
export const VerticalIcon = ({ align }: { align: keyof typeof down }) => <Icon d={down[align]} />
export const RedoIcon = () => <Icon d="m16 5 4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h4" />
export const LayersIcon = () => (
  <Icon d="m12 4 8.5 4.5L12 13 3.5 8.5ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5" />
)
export const TextIcon = () => <Icon d="M5 6V4.5h14V6M12 4.5v15M9 19.5h6" />
export const StyleIcon = () => (
  <Icon d="M4 19 9.5 5 15 19M6 14.5h7M17 19a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM19.5 14v5" />
)
export const PlaceIcon = () => <Icon d="M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M9 9h6v6H9Z" />
export const PictureIcon = () => <Icon d="M4 5h16v14H4ZM4 16l5-5 4 4 3-3 4 4M15.5 9v.01" />
