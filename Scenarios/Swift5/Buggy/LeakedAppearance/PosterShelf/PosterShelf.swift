import UIKit

struct ShelvedFilm {
  let id: Int
  let title: String
  let posterPath: String?
}

final class ShelvedFilmCell: UICollectionViewCell {
  private let posterImage = UIImageView()
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    title.font = .preferredFont(forTextStyle: .caption1)
    contentView.addSubview(posterImage)
    contentView.addSubview(title)
  }

  required init?(coder: NSCoder) { nil }

  func setData(_ film: ShelvedFilm) {
    title.text = film.title
    guard let path = film.posterPath, let address = URL(string: "https://board.example" + path) else { return }
    URLSession.shared.dataTask(with: address) { data, _, _ in
      guard let data = data, let image = UIImage(data: data) else { return }
      DispatchQueue.main.async { [weak self] in
        guard let self = self, self.title.text == film.title else { return }
        self.posterImage.image = image
      }
    }.resume()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    posterImage.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - 22)
    title.frame = CGRect(x: 0, y: bounds.height - 22, width: bounds.width, height: 22)
  }
}

final class PosterShelfViewController: UICollectionViewController {
  private let films = (1...48).map {
    ShelvedFilm(id: $0, title: "Film \($0)", posterPath: $0 % 7 == 0 ? nil : "/posters/\($0).png")
  }

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 112, height: 180)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Popular"
    collectionView.register(ShelvedFilmCell.self, forCellWithReuseIdentifier: "film")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { films.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "film", for: indexPath)
    (cell as? ShelvedFilmCell)?.setData(films[indexPath.item])
    return cell
  }
}
