import UIKit

/// The thing under test: builds a root view controller and its model, and names the ways the data can change.
///
/// A run makes one instance in a process of its own, puts ``rootViewController`` into a window and performs a script. Only
/// `init()` and the view controller are needed:
///
/// ```swift
/// struct InboxScreen: CellScreen {
///   let controller = InboxViewController()
///   var rootViewController: UIViewController { controller }
///   var mutations: [CellMutation] { [CellMutation("a mail arrives") { controller.store.receive() }] }
/// }
/// ```
@MainActor public protocol CellScreen: SendableMetatype {
  /// Creates the screen and its model. Called once a run, before the window exists.
  init()
  /// What the window shows. Asked for once a run.
  var rootViewController: UIViewController { get }
  /// Changes of the model that scripts can ask for by name; none by default.
  var mutations: [CellMutation] { get }
  /// What identifies the item at a position of a list with a classic data source, for example the id of the model's value there.
  /// Asked after every change of the data, when the data source has its new state. Nil, as by default: the host follows the items by
  /// the app's own insert, delete and move calls, and takes a reload to keep the item of every position. Findings say which it was.
  func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable?
  /// What the network answers, first match first; none by default. Requests that nothing matches fail and are reported.
  static var network: [NetworkAnswer] { get }
  /// Folders with the app's pictures, colours and texts; none by default. Then every name is taken to exist.
  static var resources: [ResourceFolder] { get }
  /// Objects of the app's own that must be gone once the screen is, besides its controllers and cells: a model, a coordinator, a
  /// player. None by default. Asked for once, before the screen is taken down.
  var releasedWithScreen: [AnyObject] { get }
  /// Parts of texts that name pending work, for example `Ticker.start()`: work that a step ends without and that is nobody's
  /// concern. None by default.
  static var ignoredWork: [String] { get }
}

extension CellScreen {
  /// No mutations: only the screen itself changes its data.
  public var mutations: [CellMutation] { [] }
  /// No identity of its own: the list goes by its data source.
  public func identity(at indexPath: IndexPath, in list: UIScrollView) -> AnyHashable? { nil }
  /// No objects that have to go with the screen, besides its controllers and views.
  public var releasedWithScreen: [AnyObject] { [] }
  /// No answers: every request fails and is reported.
  public static var network: [NetworkAnswer] { [] }
  /// No folders: every name of a picture, colour or text is taken to exist.
  public static var resources: [ResourceFolder] { [] }
  /// No work is ignored: whatever goes on after a step is told.
  public static var ignoredWork: [String] { [] }
}
