import Foundation

/// A file of screens. Interface files are not compiled on Linux: a storyboard can be named, and making its controllers ends
/// the run with its name.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
  private let name: String
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    super.init()
  }
  open func instantiateInitialViewController() -> UIViewController? { missing("the storyboard \(name)") }
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller? { missing("the storyboard \(name)") }
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    missing("\(identifier) of the storyboard \(name)")
  }
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller { missing("\(identifier) of the storyboard \(name)") }
}

/// A way from one screen of a storyboard to another.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }
  public let identifier: String?
  public let source: UIViewController
  public let destination: UIViewController
  open func perform() { source.show(destination, sender: source) }
}
