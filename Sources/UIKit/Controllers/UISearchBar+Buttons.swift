import CoreGraphics
import Foundation

/// What a finger uses in a search bar besides its field: the scopes, and the button that ends the search.
extension UISearchBar {
  /// The scopes that stand below the field, with their places among all.
  @_spi(CellHarness) public var shownScopes: [(index: Int, title: String)] {
    showsScopes ? (scopeButtonTitles ?? []).enumerated().map { ($0.offset, $0.element) } : []
  }

  /// A search controller shows its scopes while it is active, unless the app says when.
  private var showsScopes: Bool {
    guard let controller = searchController else { return showsScopeBar }
    return switch controller.scopeBarActivation {
    case .manual: showsScopeBar
    case .onTextEntry: controller.isActive && !(text ?? "").isEmpty
    case .onSearchActivation: controller.isActive
    case .automatic: showsScopeBar || (controller.isActive && controller.automaticallyShowsScopeBar)
    }
  }

  /// A finger taps a scope: the delegate hears of it, then the updater.
  @_spi(CellHarness) public func userChoosesScope(_ index: Int) {
    guard scopeButtonTitles?.indices.contains(index) ?? false, index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
    if let controller = searchController { controller.searchResultsUpdater?.updateSearchResults(for: controller) }
  }

  /// True while a button that cancels stands beside the field. In a bar without a controller it is dimmed while nobody types.
  @_spi(CellHarness) public var offersCancel: Bool {
    guard let controller = searchController else { return showsCancelButton && isFirstResponder }
    return controller.isActive && (controller.automaticallyShowsCancelButton || showsCancelButton)
  }

  /// A finger taps that button: the delegate hears of it, and a search controller's search ends.
  @_spi(CellHarness) public func userCancels() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.isActive = false
  }
}

/// The screen of results, which covers the searched one while there is something to search for.
extension UISearchController {
  /// Shows the results, or takes them away.
  func placeResults() {
    guard let results = searchResultsController else { return }
    guard wantsResults, let searched = searchedController, let content = searched.viewIfLoaded, content.window != nil,
      let place = content.superview
    else { return removeResults() }
    guard results.parent == nil else { return }
    view.frame = content.frame
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    place.insertSubview(view, aboveSubview: content)
    addChild(results)
    results.view.frame = view.bounds
    results.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(results.view)
    results.didMove(toParent: self)
  }

  private var wantsResults: Bool {
    isActive
      && (showsSearchResultsController || (automaticallyShowsSearchResultsController && !(searchBar.text ?? "").isEmpty))
  }

  private func removeResults() {
    guard let results = searchResultsController, results.parent === self else { return }
    results.willMove(toParent: nil)
    results.viewIfLoaded?.removeFromSuperview()
    results.removeFromParent()
    view.removeFromSuperview()
  }

  /// The searched screen while results cover it: what they present, it presents.
  var screenBelowResults: UIViewController? {
    searchResultsController?.parent === self && storedPresenting == nil ? searchedController : nil
  }

  /// The screen whose bar, or whose view, the search bar stands in.
  private var searchedController: UIViewController? {
    if let owner = searchedItem?.owner { return owner }
    var next: UIResponder? = searchBar.superview
    while let present = next {
      if let controller = present as? UIViewController { return controller }
      next = present.next
    }
    return nil
  }
}
