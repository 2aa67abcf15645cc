import UIKit

final class DoctorCell: UICollectionViewCell {
  private let photoView = UIImageView()
  private let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .body)
    let stack = UIStackView(arrangedSubviews: [photoView, nameLabel])
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      photoView.widthAnchor.constraint(equalToConstant: 40),
      photoView.heightAnchor.constraint(equalToConstant: 40),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("not used")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    photoView.image = nil
  }

  func configure(with doctor: Doctor) {
    nameLabel.text = doctor.name
    URLSession.shared.dataTask(with: doctor.photo) { data, _, _ in
      guard let data = data, let image = UIImage(data: data) else { return }
      DispatchQueue.main.async { [weak self] in
        self?.photoView.image = image
      }
    }.resume()
  }
}
