import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A field for searching.
@preconcurrency @MainActor open class UISearchBar: UIView {
  public enum Style: UInt, Sendable {
    case `default` = 0
    case prominent = 1
    case minimal = 2
  }

  open weak var delegate: (any UISearchBarDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .searchBar) }
  }
  open var text: String? {
    get { field.text }
    set {
      field.text = newValue
      delegate?.searchBar(self, textDidChange: newValue ?? "")
    }
  }
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  open var prompt: String?
  var cancelButtonText: String? { didSet { recordWrite("cancelButtonText") } }
  open var searchTextPositionAdjustment: UIOffset = .zero
  open var searchFieldBackgroundPositionAdjustment: UIOffset = .zero
  private var fieldBackgrounds: [UInt: UIImage] = [:]
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    fieldBackgrounds[state.rawValue] = backgroundImage
    recordWrite("searchFieldBackgroundImage")
  }
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { fieldBackgrounds[state.rawValue] }
  open var barStyle: UIBarStyle = .default
  open var searchBarStyle: Style = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var isEnabled: Bool {
    get { field.isEnabled }
    set { field.isEnabled = newValue }
  }
  open var isSearchResultsButtonSelected = false
  open var showsCancelButton = false
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) { self.showsCancelButton = showsCancelButton }
  open var showsScopeBar = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var backgroundImage: UIImage?
  open var scopeBarBackgroundImage: UIImage?
  /// The parts of the bar that have images.
  public enum Icon: Int, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }
  private var icons: [String: UIImage] = [:]
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    icons["\(icon) \(state.rawValue)"] = iconImage
    recordWrite("icons")
  }
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? { icons["\(icon) \(state.rawValue)"] }
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }
  open var showsBookmarkButton = false
  open var showsSearchResultsButton = false
  open func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }
  private var iconOffsets: [Icon: UIOffset] = [:]
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    iconOffsets[icon] = adjustment
    recordWrite("icons")
  }
  open func positionAdjustment(for icon: Icon) -> UIOffset { iconOffsets[icon] ?? .zero }
  private var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    scopeAttributes[state.rawValue] = attributes
    recordWrite("scopeBarButtonTitleTextAttributes")
  }
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    scopeAttributes[state.rawValue]
  }
  private var scopeImages: [String: UIImage] = [:]
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    scopeImages["\(state.rawValue)"] = backgroundImage
    recordWrite("scopeBarButtonImages")
  }
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? { scopeImages["\(state.rawValue)"] }
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) {
    scopeImages["\(leftState.rawValue) \(rightState.rawValue)"] = dividerImage
    recordWrite("scopeBarButtonImages")
  }
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { scopeImages["\(leftState.rawValue) \(rightState.rawValue)"] }
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
  }
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var searchTextField: UISearchTextField { field }
  /// The controller whose bar it is.
  weak var searchController: UISearchController?

  private lazy var field: UISearchTextField = {
    let made = UISearchTextField()
    made.searchBar = self
    made.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBar(self, textDidChange: self.field.text ?? "")
      }, for: .editingChanged)
    addSubview(made)
    return made
  }()

  open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    field.frame = bounds.insetBy(dx: 8, dy: 10)
  }
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  open override var isFirstResponder: Bool { field.isFirstResponder }
}

/// The text field of a search bar.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  weak var searchBar: UISearchBar?

  // MARK: What the bar's delegate is asked and told
  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder, let searchBar else { return super.becomeFirstResponder() }
    guard searchBar.delegate?.searchBarShouldBeginEditing(searchBar) ?? true, super.becomeFirstResponder() else { return false }
    searchBar.delegate?.searchBarTextDidBeginEditing(searchBar)
    return true
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder, let searchBar else { return super.resignFirstResponder() }
    guard searchBar.delegate?.searchBarShouldEndEditing(searchBar) ?? true, super.resignFirstResponder() else { return false }
    searchBar.delegate?.searchBarTextDidEndEditing(searchBar)
    return true
  }
  override func mayReplace(_ range: NSRange, with text: String) -> Bool {
    guard super.mayReplace(range, with: text) else { return false }
    guard let searchBar else { return true }
    return searchBar.delegate?.searchBar(searchBar, shouldChangeTextIn: range, replacementText: text) ?? true
  }
  override func returnWasPressed() -> Bool {
    if let searchBar { searchBar.delegate?.searchBarSearchButtonClicked(searchBar) }
    return super.returnWasPressed()
  }

  // MARK: Tokens: conditions that stand before the text
  open var tokens: [UISearchToken] = [] { didSet { recordWrite("tokens") } }
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    tokens.insert(token, at: min(max(0, tokenIndex), tokens.count))
  }
  open func removeToken(at tokenIndex: Int) { if tokens.indices.contains(tokenIndex) { tokens.remove(at: tokenIndex) } }
  open var tokenBackgroundColor: UIColor! = .systemGray
  open var allowsDeletingTokens = true
  open var allowsCopyingTokens = true
}

@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    true
  }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// Searching within a screen: text goes to the updater.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
    searchBar.searchTextField.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.activate()
        self.searchResultsUpdater?.updateSearchResults(for: self)
        self.searchDidChange()
      }, for: .editingChanged)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
  }

  private let results: UIViewController?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)? {
    didSet { delegate = OptionalMethods.taken(delegate, .searchController) }
  }
  open var searchResultsController: UIViewController? { results }
  private let bar = UISearchBar()
  open var searchBar: UISearchBar { bar }
  /// Search begins and ends by it: delegate and updater hear of that, and the field is emptied at the end.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { activate() } else { end() }
      searchResultsUpdater?.updateSearchResults(for: self)
      searchDidChange()
    }
  }
  private var isSearching = false
  /// Results stand on behalf of the searched screen.
  open override var presentingViewController: UIViewController? { screenBelowResults ?? super.presentingViewController }
  open override var presentedViewController: UIViewController? {
    screenBelowResults.map(\.presentedViewController) ?? super.presentedViewController
  }
  /// The item of a navigation bar that the search stands in.
  weak var searchedItem: UINavigationItem?
  /// Results come and go, and the searched screen may have another placeholder (VC-13).
  private func searchDidChange() {
    placeResults()
    searchedItem?.owner?.searchedTextDidChange()
  }
  private func activate() {
    guard !isSearching else { return }
    delegate?.willPresentSearchController(self)
    isSearching = true
    delegate?.didPresentSearchController(self)
  }
  private func end() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.searchTextField.text = nil
    _ = searchBar.resignFirstResponder()
    delegate?.didDismissSearchController(self)
  }
  open var obscuresBackgroundDuringPresentation = true
  /// Its name before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  open var hidesNavigationBarDuringPresentation = true
  open var automaticallyShowsCancelButton = true
  open var automaticallyShowsSearchResultsController = true
  open var showsSearchResultsController = false { didSet { placeResults() } }
  open var automaticallyShowsScopeBar = true
  public enum ScopeBarActivation: Int, Sendable {
    case automatic = 0, manual, onTextEntry, onSearchActivation
  }
  open var scopeBarActivation: ScopeBarActivation = .automatic
  open var searchSuggestions: [any UISearchSuggestion]?
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false
}

@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
  func updateSearchResults(for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion)
}

extension UISearchResultsUpdating {
  public func updateSearchResults(
    for searchController: UISearchController, selecting searchSuggestion: any UISearchSuggestion
  ) {}
}

@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  func willPresentSearchController(_ searchController: UISearchController)
  func didPresentSearchController(_ searchController: UISearchController)
  func willDismissSearchController(_ searchController: UISearchController)
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
