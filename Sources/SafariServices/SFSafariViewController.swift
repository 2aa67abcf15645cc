import CoreGraphics
import Foundation
import UIKit

/// A page in a sheet of its own. No page is loaded: the controller is presented, and closing it tells the delegate.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }
  /// As it was made before iOS 11.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }
  public required init?(coder: NSCoder) { nil }

  /// How the page is shown.
  @preconcurrency @MainActor open class Configuration: NSObject {
    public override init() { super.init() }
    open var entersReaderIfAvailable = false
    open var barCollapsingEnabled = true
  }

  /// What the closing button is called.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  open weak var delegate: (any SFSafariViewControllerDelegate)?
  open private(set) var configuration: Configuration
  open var preferredBarTintColor: UIColor?
  open var preferredControlTintColor: UIColor?
  open var dismissButtonStyle = DismissButtonStyle.done

  /// The page's address stands for the page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    let address = UILabel(frame: view.bounds)
    address.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    address.text = url.absoluteString
    view.addSubview(address)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { delegate?.safariViewControllerDidFinish(self) }
  }

  private let url: URL
}

/// Hears that the page was closed.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
