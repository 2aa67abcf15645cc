import Foundation
import UIKit

// What tutorials and libraries write, and only Objective-C allows, or only a phone's Foundation has.

/// Keeps what it is told to when the app leaves.
final class Keeper: NSObject {
  private(set) var kept: [String] = []
  /// A timer will be there.
  var timer = Timer()

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(keep), name: UIApplication.willResignActiveNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(drop(_:)), name: UIApplication.didReceiveMemoryWarningNotification, object: nil)
  }
  func listenToAll() { NotificationCenter.default.addObserver(self, selector: #selector(all(_:)), name: nil, object: nil) }
  deinit { NotificationCenter.default.removeObserver(self) }
  /// A method of a switch's is reused for a tap; it does not ask who sends.
  func tapped() { perform(#selector(turned(_:)), with: UITapGestureRecognizer()) }

  @objc private func turned(_ sender: UISwitch) { kept.append("turned") }
  @objc private func keep() { kept.append("leaves") }
  @objc private func drop(_ notification: Notification) { kept.append("memory") }
  @objc private func all(_ notification: Notification) {
    if notification.name == UIApplication.willEnterForegroundNotification { kept.append("comes") }
  }
}

/// Draws two colours that run into each other.
final class DiscLayer: CALayer {
  var colors = [UIColor.systemRed.cgColor, UIColor.systemBlue.cgColor] { didSet { setNeedsDisplay() } }

  override init() { super.init() }
  override init(layer: Any) { super.init(layer: layer) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10 * colors.count, height: 10)).fill()
  }
}

/// A row that a picker belongs to.
final class PickerRow: UITableViewCell {
  let picker = UIPickerView()
}

extension UITableViewCell {
  override open var inputView: UIView? { (self as? PickerRow)?.picker ?? super.inputView }
  override open var canBecomeFirstResponder: Bool { self is PickerRow || super.canBecomeFirstResponder }
}

extension UINavigationController {
  override open func viewDidLoad() {
    super.viewDidLoad()
    interactivePopGestureRecognizer?.isEnabled = false
  }
  override open func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    navigationBar.topItem?.backButtonDisplayMode = .minimal
  }
}

extension UIScrollView {
  override open func touchesShouldCancel(in view: UIView) -> Bool {
    view is UIButton ? true : !(view is UIControl)
  }
}

extension UIPageControl {
  /// Lower than UIKit's, where its name asks for it.
  override open func sizeToFit() {
    super.sizeToFit()
    if accessibilityIdentifier == "low" { frame.size = CGSize(width: size(forNumberOfPages: numberOfPages).width, height: 12) }
  }
}

extension UITableView {
  /// As high as its rows, which a stack view of a screen then makes room for. It holds for every table of the tests' process, so that only one
  /// with this name is meant.
  override open var intrinsicContentSize: CGSize {
    guard accessibilityIdentifier == "as high as its rows" else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    layoutIfNeeded()
    return contentSize
  }
  override open var contentSize: CGSize {
    didSet {
      guard accessibilityIdentifier == "as high as its rows", oldValue != contentSize else { return }
      accessibilityValue = "\(contentSize.height)"
      invalidateIntrinsicContentSize()
    }
  }
}

extension UIViewController {
  @objc var isCovered: Bool { presentedViewController != nil }
}

class MenuController: UINavigationController {}

extension MenuController {
  override var isCovered: Bool { super.isCovered || isToolbarHidden }
}

/// Reads the titles of a feed.
final class FeedReader: NSObject, XMLParserDelegate {
  private var titles: [String] = []
  private var text = ""

  func titles(in feed: String) -> [String] {
    let parser = XMLParser(data: Data(feed.utf8))
    parser.delegate = self
    return parser.parse() ? titles : []
  }
  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String] = [:]
  ) { text = "" }
  func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  func parser(_ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?) {
    if elementName == "title" { titles.append(text) }
  }
}

// As readers of JSON declare it.
func < (lhs: NSNumber, rhs: NSNumber) -> Bool { lhs.compare(rhs) == .orderedAscending }
func isLess(_ number: NSNumber, _ other: NSNumber) -> Bool { number < other }
