import Foundation

/// An entry of the home screen's menu. Nobody opens that menu here: an app sets entries and reads them.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  fileprivate var parts: Parts

  fileprivate struct Parts {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var info: [String: any NSSecureCoding]?
    var target: Any?
  }

  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    parts = Parts(type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, info: userInfo)
    super.init()
  }

  open var type: String { parts.type }
  open var localizedTitle: String { parts.title }
  open var localizedSubtitle: String? { parts.subtitle }
  open var icon: UIApplicationShortcutIcon? { parts.icon }
  open var userInfo: [String: any NSSecureCoding]? { parts.info }
  /// Which scene the entry is for.
  open var targetContentIdentifier: Any? { parts.target }
}

/// An entry that can be changed after it was made.
@preconcurrency @MainActor open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  open override var type: String {
    get { parts.type }
    set { parts.type = newValue }
  }
  open override var localizedTitle: String {
    get { parts.title }
    set { parts.title = newValue }
  }
  open override var localizedSubtitle: String? {
    get { parts.subtitle }
    set { parts.subtitle = newValue }
  }
  open override var icon: UIApplicationShortcutIcon? {
    get { parts.icon }
    set { parts.icon = newValue }
  }
  open override var userInfo: [String: any NSSecureCoding]? {
    get { parts.info }
    set { parts.info = newValue }
  }
  open override var targetContentIdentifier: Any? {
    get { parts.target }
    set { parts.target = newValue }
  }
}

/// The picture of such an entry; two of the same picture are equal.
open class UIApplicationShortcutIcon: NSObject, @unchecked Sendable {
  private let picture: String
  private init(_ picture: String) {
    self.picture = picture
    super.init()
  }

  public convenience init(type: IconType) { self.init("type \(type)") }
  public convenience init(templateImageName: String) { self.init("asset \(templateImageName)") }
  public convenience init(systemImageName: String) { self.init("symbol \(systemImageName)") }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIApplicationShortcutIcon)?.picture == picture }
  open override var hash: Int { picture.hashValue }
  open override var description: String { picture }

  /// Pictures that the system has.
  public enum IconType: Int, Sendable {
    case compose = 0, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
    case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted, alarm
    case bookmark, shuffle, audio, update
  }
}
