/// The one list of detectors.
public enum DetectorCatalog {
  /// Every detector, in the order reports list them.
  public static let all: [any Detector.Type] = [
    LeakedViewState.self,
    LeakedAppearance.self,
    HandlerOutlivesItem.self,
    AddedAtConfiguration.self,
    LateAsyncResult.self,
    BackgroundMutation.self,
    StaleIndexAction.self,
    StaleIndexAccess.self,
    StaleIndexState.self,
    StaleContent.self,
    StuckInteractionState.self,
    StaleSize.self,
    SizeDependsOnHistory.self,
    SizeNeverSettles.self,
    LostViewState.self,
    InvalidUpdate.self,
    MutatedIdentifier.self,
    UnstableIdentity.self,
    DetachedHostingView.self,
    ControllerInCell.self,
    ModifiedDuringUpdate.self,
    UnbalancedLifecycle.self,
    RetainedAfterTeardown.self,
    UnscriptedRequest.self,
    AccessibilityHistory.self,
    Crash.self,
    Nondeterminism.self,
  ]

  /// The detector with this id.
  public static func detector(_ id: String) -> (any Detector.Type)? { all.first { $0.id == id } }
}
