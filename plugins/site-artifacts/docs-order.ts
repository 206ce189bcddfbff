import type { LoadedContent } from "@docusaurus/plugin-content-docs";

type SidebarItems = LoadedContent["loadedVersions"][number]["sidebars"][string];

/** The paths of the docs pages of one area in reading order: as the sidebar lists them. */
export function docsOrder({ loadedVersions }: LoadedContent): string[] {
  return loadedVersions.flatMap(({ docs, sidebars }) => {
    const permalinks = new Map(docs.map(({ id, permalink }) => [id, permalink]));
    return Object.values(sidebars)
      .flatMap(docIds)
      .flatMap((id) => permalinks.get(id) ?? []);
  });
}

function docIds(items: SidebarItems): string[] {
  return items.flatMap((item) => {
    switch (item.type) {
      case "doc":
      case "ref":
        return [item.id];
      case "category":
        return [...(item.link?.type === "doc" ? [item.link.id] : []), ...docIds(item.items)];
      default:
        return [];
    }
  });
}
