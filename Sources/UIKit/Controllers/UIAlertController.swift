import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore

/// A choice of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  public enum Style: Int, Sendable {
    case `default` = 0
    case cancel = 1
    case destructive = 2
  }

  public init(
    title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) {
    origin = SourcePlace(fileID: "\(fileID)", line: Int(line))
    storedTitle = title
    storedStyle = style
    self.handler = handler
    super.init()
  }

  private let storedTitle: String?
  private let storedStyle: Style
  let handler: ((UIAlertAction) -> Void)?
  /// Where the action was made; nil if that is not the app's code.
  @_spi(CellHarness) public var origin: SourcePlace?
  open var title: String? { storedTitle }
  open var style: Style { storedStyle }
  open var isEnabled = true
  /// What is set by names that are not public.
  var looks: [String: Any] = [:]
}

/// An alert or an action sheet.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    storedStyle = preferredStyle
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .overFullScreen
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var storedStyle = Style.alert
  private var storedActions: [UIAlertAction] = []
  private var fields: [UITextField] = []
  open var message: String?
  open var preferredStyle: Style { storedStyle }
  open var preferredAction: UIAlertAction?
  /// How much a person should mind; alerts of a phone look the same.
  open var severity: UIAlertControllerSeverity = .default
  open var actions: [UIAlertAction] { storedActions }
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  open func addAction(_ action: UIAlertAction) { storedActions.append(action) }
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    fields.append(field)
    configurationHandler?(field)
  }
  /// A field that somebody else made.
  func take(_ field: UITextField) { fields.append(field) }
  /// What the alert shows between its message and its buttons, which is set by a name that is not public: `contentViewController`.
  var contentController: UIViewController?

  /// An alert takes every touch until it is answered.
  open override func loadView() {
    let root = UIControl(frame: UIScreen.main.bounds)
    view = root
  }

  /// A tap on a button: the alert goes, then the button's closure runs.
  @_spi(CellHarness) public func choose(_ action: UIAlertAction) {
    let title = action.title ?? ""
    isAnswered = true
    presentingViewController?.dismiss(animated: true) { [acting] in
      Probe.post(.alertClosed(button: title))
      if let acting {
        Probe.post(
          .actionFired(
            acting.item, title: title, origin: action.origin, offered: acting.offered, generation: acting.generationNow))
      } else {
        Probe.post(.controlFired(nil, path: "UIAlertController", control: title))
      }
      Acting.with(acting) { action.handler?(action) }
    }
  }

  /// What it shows.
  @_spi(CellHarness) public var content: AlertContent {
    AlertContent(
      title: title ?? "", message: message ?? "", buttons: storedActions.map { $0.title ?? "" },
      fields: fields.map { $0.placeholder ?? "" }, isSheet: storedStyle == .actionSheet)
  }

  /// Where the alert's own fields begin: higher where views of the app's own stand below them.
  private var fieldsTop: CGFloat { contentController == nil ? 300 : 200 }
  private var fieldHeight: CGFloat { 40 }

  open override func viewDidLoad() {
    super.viewDidLoad()
    for (index, field) in fields.enumerated() {
      field.frame = CGRect(x: 60, y: fieldsTop + fieldHeight * CGFloat(index), width: 270, height: 34)
      view.addSubview(field)
    }
    if let contentController { embed(contentController, below: fieldsTop + fieldHeight * CGFloat(fields.count)) }
  }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    acting = Acting.current
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Probe.post(.alertShown(acting?.item, content))
    fields.first?.becomeFirstResponder()
  }
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for field in fields { field.resignFirstResponder() }
    if !isAnswered { Probe.post(.alertClosed(button: nil)) }
  }

  /// On whose behalf the alert was presented.
  private var acting: Acting?
  private var isAnswered = false

  /// The alert in front, if one is shown.
  @_spi(CellHarness) public static func presented(in window: UIWindow) -> UIAlertController? {
    var controller = window.rootViewController
    while let next = controller?.storedPresented { controller = next }
    return controller as? UIAlertController
  }
}

public enum UIAlertControllerSeverity: Int, Sendable {
  case `default` = 0
  case critical = 1
}
