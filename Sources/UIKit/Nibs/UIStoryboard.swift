import CellTrace
import Foundation
import HeadlessCore
@_spi(CellHarness) import SelectorDispatch

/// A file of screens in the app's folder. Its controllers are made when they are asked for; their views are made when they load.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }

  open func instantiateInitialViewController() -> UIViewController? {
    let document = document
    return document.initialController.map { make($0, document) }
  }
  open func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    let document = document
    return document.initialController.flatMap { made($0, document, creator) }
  }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    let document = document
    return make(element(identifier, document), document)
  }
  open func instantiateViewController<ViewController: UIViewController>(
    identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    let document = document
    let element = element(identifier, document)
    guard let controller = made(element, document, creator) else {
      raise("NIB-04", NibTexts.noController(identifier, name))
    }
    return controller
  }

  // MARK: The runtime's part

  private var document: NibDocument {
    if let found = NibDocument.named(name, .storyboard) { return found }
    if NibFiles.has(.storyboard) { raise("NIB-05", NibTexts.noStoryboard(name)) }
    missing("the storyboard \(name)")
  }

  private func element(_ identifier: String, _ document: NibDocument) -> NibElement {
    guard let found = document.controller(named: identifier) else {
      raise("NIB-04", NibTexts.noController(identifier, name))
    }
    return found
  }

  private func made<ViewController: UIViewController>(
    _ element: NibElement, _ document: NibDocument, _ creator: ((NSCoder) -> ViewController?)?
  ) -> ViewController? { make(element, document, creator) as? ViewController }

  /// The controller of an element's id, in this storyboard or in the one that a reference names.
  func controller(
    id: String, of document: NibDocument, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let element = document.elements[id] else { return nil }
    guard element.name == "viewControllerPlaceholder" else { return make(element, document, creator) }
    let other = element.attributes["storyboardName"].map { UIStoryboard(name: $0, bundle: nil) } ?? self
    let others = other.document
    let found = element.attributes["referencedIdentifier"].map { other.element($0, others) } ?? others.initialController
    return found.map { other.make($0, others, creator) }
  }

  private func make(
    _ element: NibElement, _ document: NibDocument, _ creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController {
    let source = NibSource(document, element, self)
    let loading = NibLoading(document, owner: nil)
    loading.source = source
    let controller: UIViewController
    if let made = creator?(NibCoder(loading, element)) {
      loading.know(made, as: element)
      controller = made
    } else if let made = loading.object(of: element) as? UIViewController {
      controller = made
    } else {
      missing(NibTexts.unknownElement(element.name, document.fileName))
    }
    loading.owner = controller
    source.references = loading.references()
    NibSegue.relate(element, source, to: controller)
    loading.finish([])
    return controller
  }

  func customSegue(_ name: String, _ module: String?, in document: NibDocument) -> UIStoryboardSegue {
    guard let type = AppClasses.named(name, module: module) as? UIStoryboardSegue.Type,
      let segue = TypesKnownLater.object(type) as? UIStoryboardSegue
    else { missing(NibTexts.unknownClass(name, module, document.fileName)) }
    return segue
  }
}

/// A way from one screen of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    ends = (source, destination)
    super.init()
  }
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }
  /// Of a class that an interface file names: it says afterwards what the segue connects.
  public override init() { super.init() }

  public private(set) var identifier: String?
  public var source: UIViewController { both.0 }
  public var destination: UIViewController { both.1 }

  open func perform() {
    if let handler { return handler() }
    switch kind {
    case "push": source.navigationController?.pushViewController(destination, animated: isAnimated)
    case "showDetail": source.showDetailViewController(destination, sender: source)
    case "presentation", "modal": source.present(destination, animated: isAnimated)
    case "popoverPresentation", "popover":
      destination.modalPresentationStyle = .popover
      source.present(destination, animated: isAnimated)
    case "replace": replace()
    default: source.show(destination, sender: source)
    }
  }

  // MARK: The runtime's part

  /// As the storyboard calls it.
  var kind = "show"
  var isAnimated = true
  private var ends: (UIViewController, UIViewController)?
  private var handler: (() -> Void)?

  private var both: (UIViewController, UIViewController) {
    guard let ends else {
      preconditionFailure("\(type(of: self)) was not made by a storyboard: use init(identifier:source:destination:)")
    }
    return ends
  }

  func take(_ identifier: String?, _ source: UIViewController, _ destination: UIViewController) {
    self.identifier = identifier
    ends = (source, destination)
  }

  private func replace() {
    guard let navigation = source.navigationController else { return source.show(destination, sender: source) }
    navigation.setViewControllers(navigation.viewControllers.dropLast() + [destination], animated: isAnimated)
  }
}

extension UIViewController {
  func performSegueOfStoryboard(_ identifier: String, _ sender: Any?) {
    guard let segue = nibSource?.segue(named: identifier) else {
      raise("NIB-06", NibTexts.noSegue(identifier, QualifiedTypeName.of(type(of: self))))
    }
    NibSegue.perform(segue, from: self, sender: sender)
  }
}
