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

/// Something that can be chosen or triggered, with a closure.
@preconcurrency @MainActor open class UIAction: UIMenuElement {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  private static var count = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) {
    UIAction.count += 1
    self.identifier = identifier ?? Identifier("action-\(UIAction.count)")
    self.handler = handler
    self.discoverabilityTitle = discoverabilityTitle
    self.selectedImage = selectedImage
    self.attributes = attributes
    self.state = state
    super.init()
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open var selectedImage: UIImage?
  open var discoverabilityTitle: String?
  public let identifier: Identifier
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
  var storedSender: Any?
  open var sender: Any? { storedSender }
  let handler: UIActionHandler

  open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender) }

  func perform(sender: Any?) {
    storedSender = sender
    handler(self)
    storedSender = nil
  }
}

public typealias UIActionHandler = (_ action: UIAction) -> Void

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

  private static var count = 0

  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], preferredElementSize: UIMenu.ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    UIMenu.count += 1
    self.identifier = identifier ?? Identifier("menu-\(UIMenu.count)")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init()
    storedTitle = title
    storedImage = image
    self.subtitle = subtitle
  }

  public let identifier: Identifier
  public let options: Options
  open var preferredElementSize: ElementSize
  open var children: [UIMenuElement]
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The action with this title, here or in a menu within.
  func action(titled wanted: String) -> UIAction? {
    for child in children {
      if let action = child as? UIAction, action.title == wanted { return action }
      if let menu = child as? UIMenu, let found = menu.action(titled: wanted) { return found }
      if let deferred = child as? UIDeferredMenuElement, let found = UIMenu(children: deferred.load()).action(titled: wanted) {
        return found
      }
    }
    return nil
  }
}

/// Entries that are made when the menu opens.
@preconcurrency @MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init()
  }
  public class func uncached(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) -> Self {
    guard let made = UIDeferredMenuElement(elementProvider) as? Self else {
      preconditionFailure("UIDeferredMenuElement is not meant for subclassing")
    }
    return made
  }

  func load() -> [UIMenuElement] {
    var result: [UIMenuElement] = []
    provider { result = $0 }
    return result
  }
}

/// An entry that sends a selector.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.attributes = attributes
    self.state = state
    super.init()
    storedTitle = title
    storedImage = image
  }
  public let action: Selector
  public let propertyList: Any?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
}
