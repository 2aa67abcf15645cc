import CellTrace
import CoreGraphics
import Foundation
import HeadlessCore
import Synchronization

/// What a run changes of UIKit. A new run has a new one.
@MainActor final class UIKitRunState: RunPart {
  nonisolated(unsafe) static var current = RunState.part(UIKitRunState.self)

  nonisolated init() {
    let traits = UITraitCollection(values: TraitValues(RunState.current.configuration.traits))
    screenTraits = traits
    currentTraits = traits
  }

  // MARK: The app and its surroundings

  lazy var application = UIApplication()
  lazy var scene = UIWindowScene()
  lazy var sceneSession = UISceneSession()
  lazy var screen = UIScreen()
  lazy var device = UIDevice()
  lazy var menuController = UIMenuController()
  /// What apps registered to change values with.
  nonisolated let valueTransformers = ValueTransformerNames()
  /// What an app writes for the user's other devices.
  nonisolated let sharedValues = NSUbiquitousKeyValueStore()
  lazy var focusSystem = UIFocusSystem()
  lazy var mainMenu = MainMenu()
  lazy var contextMenuSystem = UIMenuSystem()
  /// Transforms in values (`NSValue`), by their numbers.
  nonisolated(unsafe) var keptTransforms: [CATransform3D] = []
  nonisolated let pasteboard = UIPasteboard()
  /// What apps set looks on that hold for all bars and their items.
  var appearanceProxies: [ObjectIdentifier: AnyObject] = [:]
  /// Some view of an interface file is another one in other size classes.
  var hasSizeClassChoices = false
  /// What apps set for all views of a class.
  var classLooks: [ClassLooks] = []
  /// The environment of the host's screen.
  nonisolated(unsafe) var screenTraits: UITraitCollection
  /// The traits for which colours and fonts are read now.
  nonisolated(unsafe) var currentTraits: UITraitCollection
  /// What the screen says identifies the item at a position.
  var declaredIdentity: ((UIScrollView, IndexPath) -> AnyHashable?)?

  /// Interface files that were read, by their names with extension.
  var nibs: [String: NibDocument] = [:]

  // MARK: Windows, controllers, responders

  /// Oldest first.
  var windows: [WeakWindow] = []
  /// Those that are shown: the application keeps them.
  private var shownWindows: [UIWindow] = []
  weak var keyWindow: UIWindow?
  /// True while an app's delegates build its first screen: the host is about to show it in a window of its own.
  var isOpeningApp = false
  /// The app's own window, if the run shows an app as it opens.
  var openedWindow: UIWindow?
  weak var firstResponder: UIResponder?
  let keyboard = SoftwareKeyboard()
  /// The view beside the lists that has the focus of a keyboard.
  weak var focusedView: UIView?
  /// The keyboard that went with its row.
  var keyboardLoss: KeyboardLoss?
  /// What the app taught the spelling.
  var learnedWords: Set<String> = []
  var controllersToAppear: [UIViewController] = []

  // MARK: Layout, traits, animations, drawing

  /// The view whose layout runs now.
  var layingOut: UIView?
  /// Those in which constraints changed while they, or views of theirs, were laid out.
  var changedInLayout: [UIView] = []
  /// True once a subtree did not come to rest: the views above must not begin it all over, each of them again.
  var layoutGaveUp = false
  /// True while traits have to be compared before the next layout.
  var isTraitCheckPending = false
  /// True once something was given a scale of its own.
  var isScaleOverridden = false
  var areAnimationsEnabled = true
  /// Of the animation blocks that run, innermost last.
  var animationDurations: [TimeInterval] = []
  nonisolated(unsafe) var drawing = Drawing()
  /// What surrounds the views that are being described, innermost last; empty while nothing is.
  var describeScopes: [DescribeScope] = []

  // MARK: Touches and actions

  var finger = TouchDriver.Finger()
  /// What was lifted from a view beside the lists.
  var viewDrag: ViewDrag?
  /// The action under way.
  var acting: Acting?
  /// True while the app is told of a selection, and no provider or update handler runs within it.
  var isAnsweringSelection = false

  // MARK: Lists

  /// The lists whose data sources are providing a view, innermost last: for checks of what they must not do meanwhile.
  nonisolated(unsafe) var providingLists: [ObjectIdentifier] = []
  /// How many there are.
  var providing: Int { providingLists.count }
  /// Requests of all lists that are under way, innermost last.
  var dequeueRequests: [DequeueRequest] = []
  /// The id of the cell whose initialiser is about to run.
  var reservedCellID: CellID?
  /// True while a list makes a cell.
  var isConstructingCell = false

  // MARK: Numbers: in the order of making, so that they are the same in every run

  var listCount = 0
  nonisolated let registrationCount = Atomic(0)
  var actionCount = 0
  var menuCount = 0
  var activationCount = 0

  /// Keeps a window as long as it is shown.
  func keep(_ window: UIWindow, isShown: Bool) {
    shownWindows.removeAll { $0 === window }
    if isShown { shownWindows.append(window) }
  }
}
