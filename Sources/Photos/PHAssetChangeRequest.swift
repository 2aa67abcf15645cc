import CoreLocation
import Foundation
import UIKit

/// Stands for an object that a block of changes makes.
open class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// Something that a block of changes asks for.
open class PHChangeRequest: NSObject {}

/// A picture that is made, changed or deleted. Outside of `performChanges` it ends the app, as on a phone.
open class PHAssetChangeRequest: PHChangeRequest {
  private let id: String

  public init(for asset: PHAsset) { id = asset.localIdentifier }
  init(id: String) { self.id = id }

  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest(
      id: add(image.description, Int(image.size.width * image.scale), Int(image.size.height * image.scale)))
  }

  /// A new picture's identifier.
  static func add(_ name: String, _ width: Int, _ height: Int) -> String {
    let state = PhotoRunState.current
    state.added += 1
    var record = PhotoRecord(added: 100 + state.added, name: name, width: width, height: height)
    record.id = "added-\(state.added)/L0/001"
    edit { $0.assets.append(record) }
    return record.id
  }

  /// What a change knows of its picture is written anew.
  func become(_ name: String, _ width: Int, _ height: Int) {
    change { ($0.name, $0.width, $0.height) = (name, width, height) }
  }

  open class func deleteAssets(_ assets: any Sequence) {
    let ids = Set(assets.compactMap { ($0 as? PHAsset)?.localIdentifier })
    delete(ids)
  }
  open class func deleteAssets(_ assets: PHFetchResult<PHAsset>) { delete(Set(assets.objects.map(\.localIdentifier))) }

  open var placeholderForCreatedAsset: PHObjectPlaceholder? { PHObjectPlaceholder(id) }
  open var creationDate: Date? {
    get { record?.created }
    set { change { if let newValue { $0.created = newValue } } }
  }
  open var location: CLLocation? {
    get { record.map(PHAsset.init)?.location }
    set { change { ($0.latitude, $0.longitude) = (newValue?.coordinate.latitude, newValue?.coordinate.longitude) } }
  }
  open var isFavorite: Bool {
    get { record?.isFavorite ?? false }
    set { change { $0.isFavorite = newValue } }
  }
  open var isHidden: Bool {
    get { record?.isHidden ?? false }
    set { change { $0.isHidden = newValue } }
  }

  private var record: PhotoRecord? { PhotoRunState.current.openChange?.assets.first { $0.id == id } }

  private func change(_ body: (inout PhotoRecord) -> Void) {
    Self.edit { content in
      guard let index = content.assets.firstIndex(where: { $0.id == id }) else { return }
      body(&content.assets[index])
      content.assets[index].modified = Date()
    }
  }

  private static func delete(_ ids: Set<String>) {
    edit { content in
      content.assets.removeAll { ids.contains($0.id) }
      for index in content.albums.indices { content.albums[index].assets.removeAll(where: ids.contains) }
    }
  }

  static func edit(_ body: (inout PhotoContent) -> Void) {
    guard var content = PhotoRunState.current.openChange else {
      preconditionFailure("This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:]")
    }
    body(&content)
    PhotoRunState.current.openChange = content
  }
}

/// An album that is made, changed or deleted.
open class PHAssetCollectionChangeRequest: PHChangeRequest {
  private let id: String

  public init?(for assetCollection: PHAssetCollection) {
    guard assetCollection.assetCollectionType == .album else { return nil }
    id = assetCollection.localIdentifier
  }
  private init(id: String) { self.id = id }

  open class func creationRequestForAssetCollection(withTitle title: String) -> PHAssetCollectionChangeRequest {
    let state = PhotoRunState.current
    state.added += 1
    let album = AlbumRecord(id: "album-added-\(state.added)", title: title, assets: [])
    PHAssetChangeRequest.edit { $0.albums.append(album) }
    return PHAssetCollectionChangeRequest(id: album.id)
  }
  open class func deleteAssetCollections(_ assetCollections: any Sequence) {
    let ids = Set(assetCollections.compactMap { ($0 as? PHAssetCollection)?.localIdentifier })
    PHAssetChangeRequest.edit { content in content.albums.removeAll { ids.contains($0.id) } }
  }

  open var placeholderForCreatedAssetCollection: PHObjectPlaceholder { PHObjectPlaceholder(id) }
  open var title: String {
    get { PhotoRunState.current.openChange?.albums.first { $0.id == id }?.title ?? "" }
    set { change { $0.title = newValue } }
  }

  open func addAssets(_ assets: any Sequence) {
    let ids = assets.compactMap { ($0 as? PHObject)?.localIdentifier }
    change { album in album.assets += ids.filter { !album.assets.contains($0) } }
  }
  open func removeAssets(_ assets: any Sequence) {
    let ids = Set(assets.compactMap { ($0 as? PHObject)?.localIdentifier })
    change { $0.assets.removeAll(where: ids.contains) }
  }

  private func change(_ body: (inout AlbumRecord) -> Void) {
    PHAssetChangeRequest.edit { content in
      guard let index = content.albums.firstIndex(where: { $0.id == id }) else { return }
      body(&content.albums[index])
    }
  }
}
