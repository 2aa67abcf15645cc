import UIKit

final class PhotoCell: UICollectionViewListCell {
  func show(_ photo: Photo) {
    var content = defaultContentConfiguration()
    content.text = photo.title
    content.secondaryText = "…"
    contentConfiguration = content
    Task {
      let caption = await Thumbnails.load(photo)
      content.secondaryText = caption
      contentConfiguration = content
    }
  }
}
