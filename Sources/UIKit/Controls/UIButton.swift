import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A title and an image that can be tapped.
@preconcurrency @MainActor open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
    public static var roundedRect: ButtonType { .system }
  }
  public enum Role: Int, Sendable {
    case normal = 0
    case primary = 1
    case cancel = 2
    case destructive = 3
  }
  public typealias ConfigurationUpdateHandler = (_ button: UIButton) -> Void

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    storedType = buttonType
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero)
    storedType = buttonType
    take(primaryAction)
  }
  open class func systemButton(with image: UIImage, target: Any?, action: Selector?) -> Self {
    let made = UIButton(type: .system)
    made.setImage(image, for: .normal)
    if let action { made.addTarget(target, action: action, for: .touchUpInside) }
    guard let button = made as? Self else { preconditionFailure("system buttons are made by UIButton itself, not by a subclass") }
    return button
  }
  public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    storedType = .system
    self.configuration = configuration
    take(primaryAction)
  }

  var storedType = ButtonType.custom
  open var buttonType: ButtonType { storedType }
  open var role: Role = .normal { didSet { recordWrite("role") } }
  /// Pictures keep their size, as those of image views do.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { recordWrite("adjustsImageSizeForAccessibilityContentSizeCategory") }
  }

  // MARK: Content by state
  private var titles: [UInt: String] = [:]
  private var attributedTitles: [UInt: NSAttributedString] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgroundImages: [UInt: UIImage] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]

  open func setTitle(_ title: String?, for state: UIControl.State) {
    titles[state.rawValue] = title
    contentDidChange("text")
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
    contentDidChange("text")
  }
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    titleColors[state.rawValue] = color
    recordWrite("titleColor")
  }
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) { recordWrite("titleShadowColor") }
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    images[state.rawValue] = image
    contentDidChange("image")
  }
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    backgroundImages[state.rawValue] = image
    recordWrite("backgroundImage")
  }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    symbolConfigurations[state.rawValue] = configuration
    contentDidChange("image")
  }
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] ?? titles[0] }
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    attributedTitles[state.rawValue] ?? attributedTitles[0]
  }
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] ?? titleColors[0] }
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] ?? images[0] }
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    backgroundImages[state.rawValue] ?? backgroundImages[0]
  }
  open var currentTitle: String? { title(for: state) }
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  open var currentTitleColor: UIColor { titleColor(for: state) ?? (storedType == .custom ? .white : tintColor) }
  open var currentImage: UIImage? { image(for: state) }
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }
  private(set) lazy var label: UILabel = {
    let made = UILabel()
    made.font = .systemFont(ofSize: storedType == .custom ? 18 : 15)
    addSubview(made)
    return made
  }()
  private(set) lazy var picture: UIImageView = {
    let made = UIImageView()
    addSubview(made)
    return made
  }()

  open var contentEdgeInsets: UIEdgeInsets = .zero { didSet { contentDidChange("contentEdgeInsets") } }
  open var titleEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets: UIEdgeInsets = .zero { didSet { setNeedsLayout() } }
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false

  // MARK: Configuration
  open var configuration: UIButton.Configuration? { didSet { contentDidChange("configuration") } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet {
      recordWrite("configurationUpdateHandler")
      setNeedsUpdateConfiguration()
    }
  }
  open var automaticallyUpdatesConfiguration = true
  private var needsConfigurationUpdate = false
  open func setNeedsUpdateConfiguration() {
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  open func updateConfiguration() {}
  override func prepareForLayout() {
    super.prepareForLayout()
    updateConfigurationIfNeeded()
  }
  private func updateConfigurationIfNeeded() {
    guard needsConfigurationUpdate else { return }
    needsConfigurationUpdate = false
    updateConfiguration()
    configurationUpdateHandler?(self)
  }
  /// The size with what an update was still to change. Who measures has the answer; everybody else knows the size from before, which
  /// counts no more: the next layout asks again. It finds no update to come, so that this ends.
  private var currentSize: CGSize {
    guard needsConfigurationUpdate else { return measured }
    let known = measured
    isMeasuring = true
    updateConfigurationIfNeeded()
    isMeasuring = false
    let now = measured
    if now != known { invalidateIntrinsicContentSize() }
    return now
  }
  fileprivate private(set) var isMeasuring = false

  // MARK: Menu and selection
  open var menu: UIMenu? {
    didSet {
      contentDidChange("menu")
      isContextMenuInteractionEnabled = menu != nil
      menuItem = menu == nil ? nil : noteAssigned("menu")
    }
  }
  /// The item that the menu was made for: its closures know that one.
  private var menuItem: ItemID?
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }
  override func menuElementWasChosen(_ element: UIMenuElement) {
    noteRun("menu", setFor: menuItem)
    guard isPopUp else { return }
    for action in menu?.inlineActions ?? [] { action.state = action === element ? .on : .off }
    contentDidChange("menu")
  }
  open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange("changesSelectionAsPrimaryAction") } }
  open var isPointerInteractionEnabled = false

  override func stateDidChange() {
    super.stateDidChange()
    if configuration != nil || configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    setNeedsLayout()
  }
  override var firesPrimaryActionOnTouchUp: Bool { true }
  override func triggerPrimaryAction(_ event: UIEvent?) {
    if showsMenuAsPrimaryAction, menu != nil { return sendActions(for: .menuActionTriggered, event) }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.triggerPrimaryAction(event)
  }

  // MARK: Layout
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentSpace) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).title }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { arrangement(in: contentRect).image }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open override var intrinsicContentSize: CGSize { currentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { currentSize }
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }

  override var accessibilityTraitsByDefault: UIAccessibilityTraits { .button }
  override var drawsContent: Bool { true }
  override func provenanceBehind(_ property: String) -> WriteProvenance? {
    switch property {
    case "font": label.provenance(of: "font")
    case "isEnabled", "isSelected", "isHighlighted", "menu": nil
    default: configuration == nil ? nil : provenance(of: "configuration")
    }
  }

  @_spi(CellHarness) open override func describe(into builder: inout AppearanceBuilder) {
    let text = shownTitle
    var properties: [(name: String, value: String?)] = [("text", text)]
    if let configuration {
      properties += configuration.properties
    } else {
      properties += [
        ("attributes", currentAttributedTitle?.attributesText),
        ("titleColor", text == nil ? nil : currentTitleColor.description),
        ("font", text == nil ? nil : label.font.description),
        ("image", currentImage?.description), ("backgroundImage", currentBackgroundImage?.description),
        ("tintColor", currentImage == nil || storedType == .custom ? nil : tintColor.description),
      ]
    }
    if let menu { properties.append(("menu", menu.children.map(\.title).joined(separator: ", "))) }
    properties += controlProperties
    describeSelf(.button, properties, interactive: isEnabled, into: &builder)
    describeOwn(into: &builder)
  }
}

extension UIButton {
  /// Title and image of an action are the button's.
  private func take(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  private func contentDidChange(_ property: String) {
    recordWrite(property)
    if !isMeasuring { invalidateIntrinsicContentSize() }
  }

  var shownTitle: String? {
    if isPopUp, let title = (menu?.selectedElements.first ?? menu?.inlineActions.first)?.title { return title }
    return configuration?.shownTitle ?? currentAttributedTitle?.string ?? currentTitle
  }

  /// A button that shows which entry of its menu is chosen.
  fileprivate var isPopUp: Bool { showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction }

  var shownImage: UIImage? { configuration?.image ?? currentImage }

  /// Subviews an app has added; title and image are described as the button's own.
  private func describeOwn(into builder: inout AppearanceBuilder) {
    guard storedSubviews.contains(where: { $0 !== label && $0 !== picture }) else { return }
    describeChildren(into: &builder, skipping: [label, picture])
  }
}
