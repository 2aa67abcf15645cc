import UIKit

/// Fades the old picture out, and shows the new one when that has ended.
final class FadingPictureCell: PictureCell {
  override func configure(with picture: Picture) {
    super.configure(with: picture)
    UIView.animate(
      withDuration: 0.25,
      animations: { self.pictureView.alpha = 0 },
      completion: { _ in
        self.pictureView.image = UIImage(systemName: "\(picture.id).circle")
        self.pictureView.alpha = 1
      })
  }
}
