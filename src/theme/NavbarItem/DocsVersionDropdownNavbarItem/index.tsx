// Ejected for two reasons: where a version lacks the page, the theme's menu leads to that version's home and does not say so, and one 404.html answers every unknown address, so that until React has taken the page over the menu may not follow the real one.
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
import { translate } from '@docusaurus/Translate';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { NEAREST_SECTIONS } from '@site/src/theme/NavbarItem/DocsVersionDropdownNavbarItem/nearestSections';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import type { Props } from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

/** The same page of another version, or else the section nearest to it. */
function addressIn(
  version: GlobalVersion,
  { activeDoc, alternateDocVersions }: ActiveDocContext,
  suffix: string,
): string {
  const same = alternateDocVersions[version.name];
  if (same !== undefined) {
    return same.path + suffix;
  }
  const nearest = NEAREST_SECTIONS[version.name]?.[activeDoc?.id ?? ''];
  return nearest === undefined
    ? version.path
    : version.path + (nearest.startsWith('#') ? '' : '/') + nearest;
}

/** What the menu shows; until React has the page, what is in the built HTML. */
function useShownContext(
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
  const suffix = useIsBrowser() ? search + hash : '';
  const [context, shown] = useShownContext(docsPluginId);
  const versions = useVersions(docsPluginId);
  const { savePreferredVersionName } = useDocsPreferredVersion(docsPluginId);
  const items = versions.map((version) => ({
    label: version.label,
    to: addressIn(version, context, suffix),
    isActive: () => version === context.activeVersion,
    onClick: () => {
      savePreferredVersionName(version.name);
    },
  }));
  return (
    <DropdownNavbarItem
      {...props}
      // React could not change a label that a browser has translated.
      {...{ translate: 'no' }}
      mobile={mobile}
      label={
        mobile === true
          ? translate({
              id: 'theme.navbar.mobileVersionsDropdown.label',
              message: 'Versions',
              description:
                'The label for the navbar versions dropdown on mobile view',
            })
          : shown.label
      }
      to={mobile === true ? undefined : addressIn(shown, context, '')}
      items={[...dropdownItemsBefore, ...items, ...dropdownItemsAfter]}
      isActive={isNeverActive === true ? () => false : undefined}
    />
  );
}
