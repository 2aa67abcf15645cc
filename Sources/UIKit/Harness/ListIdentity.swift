import CellTrace
import Foundation

/// Where the items of classic data sources get their identity from: they have none of their own.
@_spi(CellHarness) @MainActor public enum ListIdentity {
  /// What the screen says identifies the item at a position; nil where it says nothing.
  public static var declared: ((UIScrollView, IndexPath) -> AnyHashable?)? {
    get { UIKitRunState.current.declaredIdentity }
    set { UIKitRunState.current.declaredIdentity = newValue }
  }
}
