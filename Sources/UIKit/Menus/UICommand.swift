import Foundation

/// An entry that sends a selector.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init()
    storedTitle = title
    storedImage = image
  }
  open override var title: String {
    get { storedTitle }
    set { storedTitle = newValue }
  }
  open override var image: UIImage? {
    get { storedImage }
    set { storedImage = newValue }
  }
  open internal(set) var action: Selector
  open internal(set) var propertyList: Any?
  open internal(set) var alternates: [UICommandAlternate]
  open var discoverabilityTitle: String?
  open var attributes: UIMenuElement.Attributes
  open var state: UIMenuElement.State
}

/// What a command does while a key is held.
@preconcurrency @MainActor open class UICommandAlternate: NSObject {
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags
}
