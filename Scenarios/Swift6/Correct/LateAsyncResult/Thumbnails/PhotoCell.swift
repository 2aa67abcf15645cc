import UIKit

final class PhotoCell: UICollectionViewListCell {
  private var shown: Photo.ID?

  func show(_ photo: Photo) {
    shown = photo.id
    var content = defaultContentConfiguration()
    content.text = photo.title
    content.secondaryText = "…"
    contentConfiguration = content
    Task {
      let caption = await Thumbnails.load(photo)
      guard shown == photo.id else { return }
      content.secondaryText = caption
      contentConfiguration = content
    }
  }
}
