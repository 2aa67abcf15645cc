// swift-format-ignore-file: NeverForceUnwrap

import UIKit.UIGestureRecognizerSubclass
import os.lock

@objc protocol PickerDelegate: AnyObject {
  @objc optional func picker(_ picker: FormsViewController, didPick index: Int)
  @objc optional func title(for picker: FormsViewController) -> String
  @objc optional var pace: Double { get }
  func pickerDidEnd()
}

@objc(XFormsViewController)
class FormsViewController: UIViewController {
  @IBOutlet private weak var label: UILabel!
  @IBInspectable var cornerRadius: CGFloat = 0
  @objc dynamic var name = "first"
  weak var delegate: PickerDelegate?
  weak var scrollDelegate: UIScrollViewDelegate?
  var onTap: ((Int) -> String)?
  var log: [String] = []

  let button = UIButton(type: .system)
  let recognizer = UITapGestureRecognizer()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    button.addTarget(self, action: #selector(self.pressed(_:)), for: .touchDown)
    button.addTarget(self, action: #selector(FormsViewController.changed(_:forEvent:)), for: .valueChanged)
    button.addTarget(self, action: #selector(handle(_:) as (UIButton) -> Void), for: .editingDidEnd)
    button.addTarget(nil, action: #selector(ResponderAction.climb(_:)), for: .editingChanged)
    recognizer.addTarget(self, action: #selector(recognized(_:)))
    NotificationCenter.default.addObserver(
      self, selector: #selector(received(_:)), name: .formsChanged, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(receivedOld(note:)), name: .formsChanged, object: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add", style: .plain, target: self, action: #selector(add))
  }

  @objc private func tapped() { log.append("tapped") }
  @IBAction private func pressed(_ sender: UIButton) { log.append("pressed \(sender === button)") }
  @objc func changed(_ sender: Any, forEvent event: UIEvent?) { log.append("changed \(event == nil)") }
  @objc func handle(_ sender: UIButton) { log.append("handle button") }
  @objc(handleText:) func handle(_ text: String) { log.append("handle \(text)") }
  @objc func recognized(_ recognizer: UITapGestureRecognizer) { log.append("recognized") }
  @objc fileprivate func received(_ notification: Notification) { log.append("received \(notification.object ?? "nil")") }
  @objc func receivedOld(note: NSNotification) { log.append("old \(note.name.rawValue)") }
  @objc func overridden() { log.append("base") }

  func callOptionals() {
    delegate?.picker?(self, didPick: 3)
    delegate!.picker?(self, didPick: 4)
    let title = delegate?.title?(for: self) ?? "no title"
    log.append(title)
    if let title = delegate!.title?(for: self) { log.append(title) }
    scrollDelegate?.scrollViewDidScroll?(UIScrollView())
    log.append(onTap?(1) ?? "no closure")
  }

  var keys: [String] {
    [#keyPath(name), #keyPath(FormsViewController.label.text), #keyPath(UIView.isHidden)]
  }
  var selectors: [Selector] {
    [
      #selector(getter: name), #selector(setter: FormsViewController.name), Selector(("tapped")),
      NSSelectorFromString("tapped"), #selector(handle(_:) as (String) -> Void), #selector(move(to:at:)),
      #selector(UIView.layoutIfNeeded),
    ]
  }

  private class Hidden: NSObject {
    var count = 0
    @objc private func count(by step: NSNumber) { count += step.intValue }
    func run() -> Int {
      perform(#selector(count(by:)), with: NSNumber(value: 3))
      return count
    }
  }
  func useHidden() -> Int { Hidden().run() }

  #if os(macOS)
    @objc func onMac() { NSApp.terminate(nil) }
  #elseif os(iOS)
    @objc func onPhone() { log.append("phone") }
  #endif

  static var system: String {
    #if os(Linux)
      return "Linux"
    #elseif os(iOS) || os(tvOS)
      return "iOS"
    #else
      return "other"
    #endif
  }
}

@objc protocol ResponderAction { func climb(_ sender: Any?) }

extension FormsViewController {
  @objc func add() { log.append("add") }
  @objc func move(to place: Int, at time: Double) -> String { "\(place)" }
  @objc func inExtension() { log.append("base extension") }
}

extension Notification.Name { static let formsChanged = Notification.Name("formsChanged") }
