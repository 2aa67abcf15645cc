import UIKit

/// Fades the old picture out, and shows the new one when that has ended, if the cell is still for it.
final class FadingPictureCell: PictureCell {
  private var picture: Picture?

  override func configure(with picture: Picture) {
    super.configure(with: picture)
    self.picture = picture
    UIView.animate(
      withDuration: 0.25,
      animations: { self.pictureView.alpha = 0 },
      completion: { _ in
        guard self.picture == picture else { return }
        self.pictureView.image = UIImage(systemName: "\(picture.id).circle")
        self.pictureView.alpha = 1
      })
  }
}
