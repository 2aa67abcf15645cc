import Foundation
import HeadlessCore

/// A file of the app's asset catalogs. It is read from the folders that the screen names; where it names none, there is no such file.
open class NSDataAsset: NSObject, @unchecked Sendable {
  public let name: NSDataAssetName
  public let data: Data
  /// What the catalog says the file is, else data of any kind.
  public let typeIdentifier: String

  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = AppResources.data(name) else { return nil }
    self.name = name
    data = found.bytes
    typeIdentifier = found.type ?? "public.data"
    super.init()
  }
}

public typealias NSDataAssetName = String
