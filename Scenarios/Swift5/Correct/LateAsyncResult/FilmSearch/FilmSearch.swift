import UIKit

struct SearchedFilm: Hashable {
  let id: Int
  let title: String
}

enum FilmService {
  /// Loads a poster and hands it over on the main queue.
  static func loadPoster(of film: SearchedFilm, completion: @escaping (UIImage?) -> Void) -> URLSessionTask? {
    guard let address = URL(string: "https://image.films.example/w342/\(film.id).png") else { return nil }
    let task = URLSession.shared.dataTask(with: address) { data, _, _ in
      let image = data.flatMap { UIImage(data: $0) }
      DispatchQueue.main.async { completion(image) }
    }
    task.resume()
    return task
  }
}

final class SearchedFilmCell: UITableViewCell {
  private let poster = UIImageView()
  private let title = UILabel()
  private var posterTask: URLSessionTask?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let stack = UIStackView(arrangedSubviews: [poster, title])
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      poster.widthAnchor.constraint(equalToConstant: 50),
      poster.heightAnchor.constraint(equalToConstant: 75),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 8),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    posterTask?.cancel()
    posterTask = nil
  }

  func configure(with film: SearchedFilm) {
    title.text = film.title
    poster.image = UIImage(systemName: "film")
    posterTask = FilmService.loadPoster(of: film) { [weak self] image in
      guard let image = image else { return }
      self?.poster.image = image
    }
  }
}

final class FilmSearchViewController: UITableViewController {
  private let films = (1...50).map { SearchedFilm(id: $0, title: "Film no. \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Add a film"
    tableView.register(SearchedFilmCell.self, forCellReuseIdentifier: "film")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { films.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "film", for: indexPath)
    (cell as? SearchedFilmCell)?.configure(with: films[indexPath.row])
    return cell
  }
}
