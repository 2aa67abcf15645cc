import Foundation

/// An entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var storedTitle = ""
  var storedImage: UIImage?
  open var title: String { storedTitle }
  open var image: UIImage? { storedImage }
  open var subtitle: String?
  override init() { super.init() }
}

/// A menu: entries and menus within menus.
@preconcurrency @MainActor open class UIMenu: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1 << 0)
    public static let destructive = Options(rawValue: 1 << 1)
    public static let displayAsPalette = Options(rawValue: 1 << 7)
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
  public enum ElementSize: Int, Sendable {
    case small = 0
    case medium = 1
    case large = 2
    case automatic = -1
  }

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    UIKitRunState.current.menuCount += 1
    self.identifier = identifier ?? Identifier("menu-\(UIKitRunState.current.menuCount)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init()
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  open internal(set) var identifier: Identifier
  open internal(set) var options: Options
  open var preferredElementSize: ElementSize
  open var children: [UIMenuElement]
  /// Entries at any depth of inline menus whose state is on.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      if let command = child as? UICommand { return command.state == .on ? [command] : [] }
      return (child as? UIMenu)?.selectedElements ?? []
    }
  }
  /// Actions that stand in the menu itself.
  var inlineActions: [UIAction] {
    children.flatMap { child -> [UIAction] in
      if let action = child as? UIAction { return [action] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.inlineActions
    }
  }
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }
}
