import {
  Blocks,
  BookOpen,
  Briefcase,
  ChartNoAxesGantt,
  CodeXml,
  Cog,
  DollarSign,
  FileText,
  GraduationCap,
  Landmark,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Newspaper,
  Plug,
  Rocket,
  Route,
  Scale,
  ShieldCheck,
  Store,
  Users,
  WandSparkles,
  Wrench,
  Zap,
} from "lucide-react";
import type { ReactNode } from "react";

const icons: Readonly<Record<string, LucideIcon>> = {
  framework: CodeXml,
  observability: ChartNoAxesGantt,
  marketplace: Store,
  deployment: Rocket,
  builder: WandSparkles,
  tutorial: Route,
  examples: Blocks,
  mcp: Plug,
  blog: Newspaper,
  about: BookOpen,
  launch: Rocket,
  UserGroup: Users,
  ChatBubbleLeftRight: MessagesSquare,
  Briefcase,
  CurrencyDollar: DollarSign,
  Cog,
  Megaphone,
  Scale,
  ShieldCheck,
  WrenchScrewdriver: Wrench,
  AcademicCap: GraduationCap,
  BuildingLibrary: Landmark,
  DocumentText: FileText,
};

/** The picture of a menu entry, by the key its data carries; a bolt for a key without one. */
export function NavIcon({ name }: { name: string }): ReactNode {
  const Icon = icons[name] ?? Zap;
  return <Icon size={18} strokeWidth={1.5} aria-hidden="true" />;
}
