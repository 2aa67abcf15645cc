import Foundation
import HeadlessCore
import SelectorDispatch

/// Where a controller of a storyboard comes from: what its view and its segues are made of.
@MainActor final class NibSource {
  let document: NibDocument
  let element: NibElement
  let storyboard: UIStoryboard
  /// The controller, its items and what else was made with it.
  var references = NibReferences()

  init(_ document: NibDocument, _ element: NibElement, _ storyboard: UIStoryboard) {
    self.document = document
    self.element = element
    self.storyboard = storyboard
  }

  var viewElement: NibElement? { element.child(key: "view") }

  /// A segue of the controller's scene.
  func segue(named identifier: String) -> NibElement? {
    var found: NibElement?
    for object in document.objects(around: element.id ?? "") {
      object.visit { if found == nil, $0.name == "segue", $0.attributes["identifier"] == identifier { found = $0 } }
    }
    return found
  }
}

/// Starts a segue: the target of the control, or what a cell does when it is chosen.
@MainActor final class NibSegueStarter: NSObject {
  nonisolated static let action: Selector = "performSegueOfNib:"
  nonisolated static func methods() -> [SelectorMethod] {
    [
      SelectorMethod(action.description, of: NibSegueStarter.self) { starter, arguments in
        starter.start(arguments.value(0) as Any?)
      }
    ]
  }

  private let element: NibElement
  private weak var source: UIViewController?

  init(_ element: NibElement, from source: UIViewController) {
    self.element = element
    self.source = source
    super.init()
  }

  /// By a user: the controller may refuse.
  func start(_ sender: Any?) {
    guard let source else { return }
    let identifier = element.attributes["identifier"]
    guard source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender) else { return }
    NibSegue.perform(element, from: source, sender: sender)
  }
}

/// Performs segues.
@MainActor enum NibSegue {
  /// Whose segue makes a controller right now, and the segue's sender, innermost last.
  private static var underWay: [(source: UIViewController, sender: Any?)] = []

  static func perform(_ element: NibElement, from source: UIViewController, sender: Any?) {
    let attributes = element.attributes
    if attributes["kind"] == "unwind" { return unwind(element, from: source, sender: sender) }
    guard let destination = destination(of: element, from: source, sender: sender) else { return }
    if let style = attributes["modalPresentationStyle"].flatMap(style) { destination.modalPresentationStyle = style }
    let segue = make(element, source, destination)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Fills a container view.
  static func embed(_ element: NibElement, in container: UIView, of source: UIViewController) {
    guard let child = destination(of: element, from: source, sender: nil) else { return }
    let segue = UIStoryboardSegue(identifier: element.attributes["identifier"], source: source, destination: child)
    source.prepare(for: segue, sender: nil)
    source.addChild(child)
    if let view = child.view {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
    child.didMove(toParent: source)
  }

  /// Controllers that a container begins with. One that a segue action makes is made by the controller whose segue leads to the container.
  static func relate(_ element: NibElement, _ source: NibSource, to controller: UIViewController) {
    let relations = element.inside("connections").filter { $0.attributes["kind"] == "relationship" }
    let children = relations.compactMap { relation in
      relation.attributes["destination"].flatMap { id in
        source.storyboard.controller(id: id, of: source.document) { coder in
          underWay.last.flatMap { make(relation, from: $0.source, $0.sender, coder) }
        }
      }
    }
    guard !children.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.setViewControllers(children, animated: false)
    case let tabs as UITabBarController: tabs.setViewControllers(children, animated: false)
    case let split as UISplitViewController: split.viewControllers = children
    default: break
    }
  }

  // MARK: Machinery

  private static func destination(of element: NibElement, from source: UIViewController, sender: Any?) -> UIViewController? {
    guard let nib = source.nibSource, let id = element.attributes["destination"] else { return nil }
    underWay.append((source, sender))
    defer { underWay.removeLast() }
    return nib.storyboard.controller(id: id, of: nib.document) { make(element, from: source, sender, $0) }
  }

  /// What the segue's action makes, if it has one.
  private static func make(
    _ element: NibElement, from source: UIViewController, _ sender: Any?, _ coder: NSCoder
  ) -> UIViewController? {
    guard let action = element.attributes["destinationCreationSelector"].map({ Selector($0) }) else { return nil }
    return SelectorSending.send(action, to: source, [coder, sender, element.attributes["identifier"]], for: .action)
      as? UIViewController
  }

  private static func make(
    _ element: NibElement, _ source: UIViewController, _ destination: UIViewController
  ) -> UIStoryboardSegue {
    let identifier = element.attributes["identifier"]
    let segue: UIStoryboardSegue
    if let name = element.attributes["customClass"], let nib = source.nibSource {
      segue = nib.storyboard.customSegue(name, element.attributes["customModule"], in: nib.document)
      segue.take(identifier, source, destination)
    } else {
      segue = UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
    }
    segue.kind = element.attributes["kind"] ?? "show"
    segue.isAnimated = element.attributes["animates"] != "NO"
    return segue
  }

  private static func style(_ name: String) -> UIModalPresentationStyle? {
    NibChoices.presentation[name]
  }

  /// Goes back to the controller in the chain that has the method.
  private static func unwind(_ element: NibElement, from source: UIViewController, sender: Any?) {
    guard let name = element.attributes["unwindAction"] else { return }
    let action = Selector(name)
    guard let target = ways(back: source).first(where: { SelectorSending.responds($0, to: action) }) else { return }
    let segue = UIStoryboardSegue(identifier: element.attributes["identifier"], source: source, destination: target)
    source.prepare(for: segue, sender: sender)
    SelectorSending.send(action, to: target, [segue], for: .action)
    if target.presentedViewController != nil { target.dismiss(animated: true) }
    if let navigation = target.navigationController, navigation.viewControllers.contains(where: { $0 === target }),
      navigation.topViewController !== target
    {
      navigation.popToViewController(target, animated: true)
    }
  }

  /// Controllers below the source, nearest first: of its navigation controller, then of who presented it.
  private static func ways(back source: UIViewController) -> [UIViewController] {
    var result: [UIViewController] = []
    var present: UIViewController? = source
    var seen: Set<ObjectIdentifier> = []
    while let next = present, seen.insert(ObjectIdentifier(next)).inserted {
      if let navigation = next.navigationController ?? next as? UINavigationController {
        result += navigation.viewControllers.reversed().filter { $0 !== source }
      }
      result += next.children.filter { $0 !== source }
      if next !== source { result.append(next) }
      present = next.parent ?? next.presentingViewController
    }
    return result
  }
}

extension NibChoices {
  static let presentation: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover, "none": .none,
    "automatic": .automatic, "custom": .custom,
  ]
}
