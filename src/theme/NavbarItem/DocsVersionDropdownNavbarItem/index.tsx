// Ejected for three reasons. The theme's menu leads to a version's home where that version
// lacks the page, and does not say so. One 404.html answers every unknown address, so that
// until React has taken the page over the menu may not follow the real one. On small
// screens it is two menus away.
import type { ReactNode } from 'react';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useDocsVersionCandidates,
  useLatestVersion,
  useVersions,
  type ActiveDocContext,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { VERSION_FALLBACKS } from '@site/src/site/versionFallbacks';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/** The same page of another version, or else the section nearest to it. */
function pathInVersion(
  version: GlobalVersion,
  { activeDoc, alternateDocVersions }: ActiveDocContext,
  suffix: string,
): string {
  const same = alternateDocVersions[version.name];
  if (same !== undefined) {
    return same.path + suffix;
  }
  const nearest = VERSION_FALLBACKS[version.name]?.[activeDoc?.id ?? ''];
  return nearest === undefined
    ? version.path
    : version.path + (nearest.startsWith('#') ? '' : '/') + nearest;
}

/** What the menu shows; until React has the page, what is in the built HTML. */
function useActiveDocOrLatest(
  id: string | undefined,
): readonly [ActiveDocContext, GlobalVersion] {
  const context = useActiveDocContext(id);
  const [version] = useDocsVersionCandidates(id);
  const latest = useLatestVersion(id);
  return useIsBrowser() || context.activeDoc !== undefined
    ? [context, version]
    : [{ activeVersion: latest, alternateDocVersions: {} }, latest];
}

/**
 * The menu of docs versions. Where no doc is shown, its first render is as in
 * the built HTML; the version of the real address follows at once.
 */
export default function DocsVersionDropdown({
  mobile,
  docsPluginId,
  dropdownActiveClassDisabled: isNeverActive,
  dropdownItemsBefore,
  dropdownItemsAfter,
  ...props
}: Props): ReactNode {
  const { search, hash } = useLocation();
  // Hydration leaves a link's address as it was built.
  const isBrowser = useIsBrowser();
  const suffix = isBrowser ? search + hash : '';
  const [context, shown] = useActiveDocOrLatest(docsPluginId);
  const versions = useVersions(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const items = versions.map((version) => ({
    label: version.label,
    to: pathInVersion(version, context, suffix),
    isActive: () => version === context.activeVersion,
    onClick: () => {
      savePreferredVersionName(version.name);
    },
  }));
  const history = useHistory();
  if (mobile === true) return null;
  return (
    <>
      <DropdownNavbarItem
        {...props}
        // React could not change a label that a browser has translated.
        {...{ translate: 'no' }}
        label={shown.label}
        to={pathInVersion(shown, context, '')}
        items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
        isActive={isNeverActive === true ? () => false : undefined}
      />
      {/* On small screens, where the browser's own list is easier to hit. */}
      {isBrowser && (
        <label className="navbar__link navbar__version" translate="no">
          {shown.label.slice(0, 2)}
          <select
            aria-label="Docs version"
            value={shown.name}
            onChange={({ target }) => {
              const item = items[target.selectedIndex];
              item?.onClick();
              history.push(item?.to ?? '');
            }}
          >
            {versions.map(({ name, label }) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
