/// The detectors, by the names that reports print in brackets: `[leaked-view-state]` is ``leakedViewState``.
///
/// Where one is named in code a misspelt name does not compile.
public enum DetectorID: String, CaseIterable, Sendable {
  case accessibilityHistory = "accessibility-history"
  case addedAtConfiguration = "added-at-configuration"
  case backgroundMutation = "background-mutation"
  case controllerInCell = "controller-in-cell"
  case crash
  case detachedHostingView = "detached-hosting-view"
  case handlerOutlivesItem = "handler-outlives-item"
  case invalidUpdate = "invalid-update"
  case lateAsyncResult = "late-async-result"
  case leakedAppearance = "leaked-appearance"
  case leakedViewState = "leaked-view-state"
  case lostViewState = "lost-view-state"
  case modifiedDuringUpdate = "modified-during-update"
  case mutatedIdentifier = "mutated-identifier"
  case nondeterminism
  case retainedAfterTeardown = "retained-after-teardown"
  case sizeDependsOnHistory = "size-depends-on-history"
  case sizeNeverSettles = "size-never-settles"
  case staleContent = "stale-content"
  case staleIndexAccess = "stale-index-access"
  case staleIndexAction = "stale-index-action"
  case staleIndexState = "stale-index-state"
  case staleSize = "stale-size"
  case stuckInteractionState = "stuck-interaction-state"
  case unbalancedLifecycle = "unbalanced-lifecycle"
  case unscriptedRequest = "unscripted-request"
  case unstableIdentity = "unstable-identity"
}
